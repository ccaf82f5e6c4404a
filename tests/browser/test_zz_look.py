from tests.browser.conftest import Meet
from tests.browser.test_spotlight import begin
def test_look(meet: Meet):
  for size in ((1440,900),(1024,768)):
    person = meet(viewport={"width":size[0],"height":size[1]}, reduced_motion="reduce", guest=True)
    begin(person, "The first turns")
    page=person.page
    for step in range(1,9):
        page.get_by_text(f"step {step} of").wait_for(); person.settle()
        page.screenshot(path=f"/tmp/w/dl_{size[0]}_{step}.png")
        b=page.get_by_role("button", name="Do it for me")
        if b.count(): person.press(b.first)
        else: person.press(page.locator("[data-zone=prompt] .primary"))
