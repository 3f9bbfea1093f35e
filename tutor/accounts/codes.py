"""Recovery codes: ten to an account, each for one time; the rows hold digests alone.

The codes follow from a seed and the site's key. The seed stays in the session until its owner has
seen them, so that neither the database alone nor a page that was reloaded gives or loses any.
"""

import base64
import secrets

from django.db import transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.models import RecoveryCode, User

COUNT = 10
LETTERS = 12
GROUP = 4
READ_AS = str.maketrans("0189", "OIBG")  # what is taken for another; base32 has none of them


def new_seed() -> str:
    """What new codes are to be made of."""
    return secrets.token_hex(16)


def first_seed(user: User) -> str:
    """What an account's first codes are made of: the same where its form was sent twice."""
    return _hmac("first", f"{user.pk}:{user.password}").hex()


def codes_from(user: User, seed: str) -> tuple[str, ...]:
    """The codes as people write them down: `ABCD-EFGH-IJKL`."""
    return tuple(_code(user, seed, number) for number in range(COUNT))


def _code(user: User, seed: str, number: int) -> str:
    text = base64.b32encode(_hmac("made", f"{user.pk}:{seed}:{number}")).decode()[:LETTERS]
    return "-".join(text[start : start + GROUP] for start in range(0, LETTERS, GROUP))


@transaction.atomic
def replace_codes(*, user: User, seed: str) -> None:
    """Keep the seed's codes; older ones no longer count."""
    User.objects.select_for_update().get(pk=user.pk)
    user.recovery_codes.all().delete()
    RecoveryCode.objects.bulk_create(
        RecoveryCode(user=user, digest=_digest(user, code)) for code in codes_from(user, seed)
    )


def standing_codes(user: User, seed: str) -> tuple[str, ...]:
    """The seed's codes; none where others were made meanwhile, in another window."""
    codes = codes_from(user, seed)
    stands = user.recovery_codes.filter(digest=_digest(user, codes[0])).exists()
    return codes if stands else ()


def use_code(*, user: User, typed: str) -> bool:
    """Spend a code. Of two who use the same at once, one succeeds."""
    unused = RecoveryCode.objects.filter(user=user, used_at=None, digest=_digest(user, typed))
    return bool(unused.update(used_at=timezone.now()))


def codes_left(user: User) -> int:
    """How many have not been used."""
    return user.recovery_codes.filter(used_at=None).count()


def _digest(user: User, typed: str) -> str:
    letters = "".join(sign for sign in typed.upper() if sign.isalnum()).translate(READ_AS)
    return _hmac("kept", f"{user.pk}:{letters}").hex()


def _hmac(use: str, text: str) -> bytes:
    return salted_hmac(f"tutor.recovery.{use}", text, algorithm="sha256").digest()
