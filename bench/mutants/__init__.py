"""How well the engine is tested (`make mutants`): it is broken on purpose, and tests must tell.

`changes` are the ways to break a module, `suite` runs the tests that could tell, `report` says
which changes no test has noticed; `docs/mutants.md` gives the reason of each that stays.
"""
