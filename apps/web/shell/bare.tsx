import { useEffect } from "react";
import { MainArea } from "./main-area.tsx";

/** A page without navigation. Prefetches the shell at the first input, because it is needed soon. */
export function Bare() {
  useEffect(() => {
    const fetchShell = () => void import("./shell.tsx").catch(() => {});
    addEventListener("input", fetchShell, { once: true });
    return () => removeEventListener("input", fetchShell);
  }, []);
  return <MainArea />;
}
