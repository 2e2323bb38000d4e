let early;
let isGoing = false;
const go = async () => {
  if (isGoing) return;
  isGoing = true;
  try {
    const { start } = await import("%CLIENT%");
    removeEventListener("click", keep, true);
    start();
    early?.click();
  } catch {
    isGoing = false;
    fail();
  }
};
const fail = () => {
  early?.removeAttribute("aria-busy");
  const problem = document.getElementById("trial-problem");
  if (early?.dataset.trial && problem) {
    problem.dataset.plan = early.dataset.trial;
    problem.showPopover();
  }
  early = undefined;
};
const keep = (event) => {
  const button = event.target.closest?.("[data-trial], button:not([popovertarget])");
  if (!button) return;
  early = button;
  if (button.dataset.trial) {
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
  }
  go();
};
const rest = () => {
  if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 3000 });
  else setTimeout(go, 500);
};
addEventListener("click", keep, true);
for (const type of ["pointerdown", "keydown", "scroll"])
  addEventListener(type, go, { once: true, passive: true });
if (document.readyState === "complete") rest();
else addEventListener("load", rest);
