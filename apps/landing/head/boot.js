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
const fail = async () => {
  const button = early;
  early = undefined;
  if (!button) return;
  const signal = AbortSignal.timeout(8000);
  const isThere = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  button.removeAttribute("aria-busy");
  if (isThere && button.href) location.assign(button.href);
  else if (isThere) location.reload();
  else if (button.dataset.trial) {
    const problem = document.getElementById("trial-problem");
    problem.dataset.plan = button.dataset.trial;
    problem.showPopover();
  }
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
