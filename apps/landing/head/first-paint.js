(() => {
  const { hash, search } = location;
  const word = /[?#&](access_token|sb|error_code|error_description)=/.exec(search + hash)?.[1];
  if (word) {
    location.replace(`/auth${word.startsWith("error") ? "" : "/link"}${search}${hash}`);
    return;
  }
  const marks = document.documentElement.dataset;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  try {
    if (location.pathname === "/de") localStorage.setItem("adjutant.language", "de");
    else if (location.pathname + search === "/") localStorage.removeItem("adjutant.language");
  } catch {
    // Storage is blocked.
  }
  const choice = read("adjutant.theme");
  const isDark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  marks.theme = isDark ? "dark" : "light";
  marks.scripted = "";
  try {
    const session = JSON.parse(read(`sb-${location.hostname.split(".")[0]}-auth-token`));
    const { user, access_token } = session;
    const claims = JSON.parse(atob(access_token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
    if (claims.aal !== "aal2" && user.factors?.some(({ status }) => status === "verified")) return;
    marks.signedIn = "";
    const known = JSON.parse(read("adjutant.rights"));
    if (known.userId !== user.id) return;
    if (known.hasTeamAccess) marks.team = "";
    if (known.isAdmin) marks.admin = "";
  } catch {
    return;
  }
})();
