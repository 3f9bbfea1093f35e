"""Addresses of the room."""

from django.urls import path

from tutor.classroom.views import (
    assignments,
    classes,
    joining,
    looking,
    pupils,
    sheets,
    tables,
    teaching,
    watching,
)

urlpatterns = [
    path("classes/", classes.classes, name="classes"),
    path("classes/new/", classes.starting, name="class-new"),
    path("classes/teach/<str:token>/", teaching.invited, name="teach"),
    path("classes/<int:number>/", pupils.classroom, name="class"),
    path("classes/<int:number>/settings/", classes.settings, name="class-settings"),
    path("classes/<int:number>/code/", sheets.code, name="class-code"),
    path("classes/<int:number>/add/", sheets.adding, name="class-add"),
    path("classes/<int:number>/cards/", sheets.cards, name="class-cards"),
    path("classes/<int:number>/quick/", sheets.quick, name="class-quick"),
    path("classes/<int:number>/pupils/", pupils.acting, name="class-acts"),
    path("classes/<int:number>/pupils/<int:pupil_number>/", pupils.pupil, name="class-pupil"),
    path(
        "classes/<int:number>/pupils/<int:pupil_number>/answers/",
        looking.answers,
        name="class-answers",
    ),
    path(
        "classes/<int:number>/pupils/<int:pupil_number>/answers/<int:answer_number>/",
        looking.answer,
        name="class-answer",
    ),
    path("classes/<int:number>/assign/", assignments.assigning, name="class-assign"),
    path("classes/<int:number>/assignments/", assignments.assignments, name="class-assignments"),
    path(
        "classes/<int:number>/assignments/<int:assignment_number>/",
        assignments.assignment,
        name="class-assignment",
    ),
    path(
        "classes/<int:number>/assignments/<int:assignment_number>/grid/",
        watching.grid,
        name="class-grid",
    ),
    path(
        "classes/<int:number>/assignments/<int:assignment_number>/items/<int:position>/",
        looking.item,
        name="class-item",
    ),
    path(
        "classes/<int:number>/assignments/<int:assignment_number>/items/<int:position>/"
        "pupils/<int:pupil_number>/",
        looking.result,
        name="class-result",
    ),
    path("classes/<int:number>/pupils/<int:pupil_number>/seen/", looking.seen, name="class-seen"),
    path("classes/<int:number>/beliefs/", watching.beliefs, name="class-beliefs"),
    path("classes/<int:number>/teachers/", teaching.teachers, name="class-teachers"),
    path("classes/<int:number>/archive/", classes.archiving, name="class-archive"),
    path("classes/<int:number>/copy/", classes.copying, name="class-copy"),
    path("classes/<int:number>/trace/", classes.trace, name="class-trace"),
    path("classes/<int:number>/export/", tables.export, name="class-export"),
    path("classes/<int:number>/export/<str:name>.<str:kind>", tables.table, name="class-table"),
    path("classes/<int:number>/name/", joining.own_name, name="class-name"),
    path("classes/<int:number>/leave/", joining.leaving, name="class-leave"),
    path("join/", joining.joining, name="join"),
    path("join/kept/", joining.entry_code, name="entry-code"),
    path("join/<str:code>/", joining.joining_class, name="join-class"),
]
