import type { ShownCall } from "../../contract/index.ts";
import { Warnings } from "../warnings.tsx";

/** What one of several alike requests would do, and what deserves attention. */
export function ActOfRow({ shown, isApproved }: { shown: ShownCall; isApproved: boolean }) {
  return (
    <>
      <span className="font-medium">{shown.act}</span>
      {isApproved && <span className="block text-xs text-good">Approved</span>}
      <Warnings of={shown} className="mt-1" />
    </>
  );
}
