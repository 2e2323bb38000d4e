import { Link } from "react-router";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { Approval } from "../contract/index.ts";
import { describeDeciders } from "./describe-deciders.ts";

const waitsFor = (name: string) => `Waits for ${name}.`;

/** Who can decide a request that the reader cannot decide, and what to do where nobody can. */
export function WaitsForOthers({ approval }: { approval: Approval }) {
  const words =
    approval.isOwn || approval.needsOther ? describeDeciders(approval) : waitsFor(approval.askedFor);
  if (words) return <p className="mt-2 text-sm font-medium wrap-anywhere">{words}</p>;
  return (
    <Banner tone="warn" className="mt-3">
      Nobody can approve this: an owner or admin other than {approval.isOwn ? "you" : approval.askedFor} has
      to, and this workspace has none. Switch off “Somebody else has to approve” for this tool under{" "}
      <Link to="/settings/assistant" className="underline decoration-line-3 underline-offset-4">
        Settings, Assistant
      </Link>
      , and ask the assistant again. Where the installation requires it, its admin does that.
    </Banner>
  );
}
