import { useEffect } from "react";
import { MainArea } from "./main-area.tsx";

/** A page without navigation. Whoever begins to type there will soon need the shell, so it is fetched then. */
export function Bare() {
  useEffect(() => {
    const fetchShell = () => void import("./shell.tsx").catch(() => {});
    addEventListener("input", fetchShell, { once: true });
    return () => removeEventListener("input", fetchShell);
  }, []);
  return <MainArea />;
}
