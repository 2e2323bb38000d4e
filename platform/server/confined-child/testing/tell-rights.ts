import { readFileSync, writeFileSync } from "node:fs";

/** Tells what its process may do. */
function may(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

process.once("message", ({ file, hang }: { file: string; hang?: boolean }) => {
  if (hang) for (;;);
  process.send?.({
    environment: Object.keys(process.env),
    readsItself: may(() => readFileSync(import.meta.filename)),
    readsOther: may(() => readFileSync(file)),
    writes: may(() => writeFileSync(`${import.meta.filename}.new`, "")),
  });
});
