import { useEffect } from "react";
import { BootSpinner } from "./boot-spinner.tsx";

/** The way led into the demo or out of it: who speaks there is another one, so the page is loaded anew. */
export function AnotherOwner() {
  useEffect(() => location.reload(), []);
  return <BootSpinner />;
}
