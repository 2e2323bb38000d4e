// Before the first paint: the theme chosen in the product, else the system's.
(() => {
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem("adjutant.theme");
    } catch {
      // Storage is blocked: the system decides.
    }
    if (choice === "dark" || choice === "light") document.documentElement.dataset.theme = choice;
    else delete document.documentElement.dataset.theme;
  };
  apply();
  addEventListener("storage", apply);
})();
