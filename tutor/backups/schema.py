"""Which migrations a database has had, and the tables as they left them.

So a backup is taken before an upgrade by the new code, and an old one read by it.
"""

from django.core.management import call_command
from django.db import connections
from django.db.migrations.exceptions import IrreversibleError
from django.db.migrations.loader import MigrationLoader
from django.db.models import Model

from tutor.backups.fault import BackupFault

MADE_BY_MIGRATING = {"django_migrations", "django_content_type", "auth_permission"}

type Schema = dict[str, str]  # the last migration of each app
type Table = type[Model]


def schema_of(alias: str) -> Schema:
    """The last migration of each app that this database has had; empty where it has had none."""
    loader = MigrationLoader(connections[alias])
    had = {node for node in loader.applied_migrations if node[0] in loader.migrated_apps}
    if strange := sorted(had - set(loader.graph.nodes)):
        raise BackupFault(_newer("The database", strange))
    return {
        app: name
        for app, name in had
        if not any(child in had and child[0] == app for child in _children(loader, (app, name)))
    }


def waiting(alias: str) -> set[tuple[str, str]]:
    """The migrations of this code that a database has not had."""
    loader = MigrationLoader(connections[alias])
    return set(loader.graph.nodes) - set(loader.applied_migrations)


def is_behind(alias: str) -> bool:
    """Whether this code would change the tables of a database that is in use."""
    loader = MigrationLoader(connections[alias])
    had = set(loader.applied_migrations)
    return bool(had) and not had.issuperset(loader.graph.nodes)


def _children(loader: MigrationLoader, node: tuple[str, str]) -> list[tuple[str, str]]:
    return [child.key for child in loader.graph.node_map[node].children]


def _newer(what: str, strange: list[tuple[str, str]]) -> str:
    names = ", ".join(f"{app} {name}" for app, name in strange)
    return f"{what} is newer than this code, which does not know: {names}."


def tables_at(schema: Schema, alias: str) -> list[Table]:
    """The models of that time, those of tables between two others among them, by their names."""
    loader = MigrationLoader(connections[alias])
    nodes = sorted(schema.items())
    if strange := [node for node in nodes if node not in loader.graph.nodes]:
        raise BackupFault(_newer("The backup", strange))
    apps = loader.project_state(nodes).apps
    models = apps.get_models(include_auto_created=True)
    return sorted((one for one in models if _has_table(one)), key=lambda one: one._meta.db_table)


def _has_table(model: Table) -> bool:
    return model._meta.managed and not model._meta.proxy


def migrate_to(schema: Schema, alias: str) -> None:
    """Give an empty database the tables of that time, whichever it has."""
    try:
        for app, name in sorted(schema.items()):
            call_command("migrate", app, name, database=alias, verbosity=0, interactive=False)
    except IrreversibleError as error:
        raise BackupFault(
            f"The tables that are there are newer than the backup: {error} Take a new database."
        ) from error


def migrate_on(alias: str) -> None:
    """The tables as this code has them."""
    call_command("migrate", database=alias, verbosity=0, interactive=False)


def refuse_unless_empty(alias: str) -> None:
    """Raise where any table has a row that migrating alone does not make."""
    connection = connections[alias]
    names = set(connection.introspection.table_names()) - MADE_BY_MIGRATING
    with connection.cursor() as cursor:
        for name in sorted(names):
            cursor.execute(f"SELECT 1 FROM {connection.ops.quote_name(name)} LIMIT 1")  # noqa: S608
            if cursor.fetchone():
                raise BackupFault(
                    f"The database is not empty: {name} has rows. Nothing was written;"
                    " name an empty one."
                )
