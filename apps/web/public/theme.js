// Runs before the first paint, so that a dark page never flashes white. theme-choice.ts keeps the choice.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("adjutant.theme");
  } catch {
    // Storage is blocked: the system decides.
  }
  const isDark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
