import { Link } from "react-router";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import type { OwnWorkspace } from "../../contract/me.ts";
import { teamTexts } from "../texts/team-texts.ts";

/** What a person should know about their workspace. */
export function WorkspaceFacts({ workspace: { id, role, isPersonal } }: { workspace: OwnWorkspace }) {
  const { roles } = useTexts(teamTexts);
  const seesPeriods = useMay("hold.read_retention");
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1.5 text-sm">
      <dt className="text-ink-2">Your role</dt>
      <dd>{roles[role]}</dd>
      <dt className="text-ink-2">Retention</dt>
      <dd>
        {isPersonal ? "As long as your account" : "Until somebody deletes it"}, unless the workspace sets a
        period.
        {seesPeriods && (
          <>
            {" "}
            <Link to="/compliance/holds" className="py-1 text-accent underline underline-offset-4">
              See the periods
            </Link>
          </>
        )}
      </dd>
      <dt className="text-ink-2">ID</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <span className="min-w-0 font-mono text-xs break-all">{id}</span>
        <CopyButton value={id} label="Copy ID" />
      </dd>
    </dl>
  );
}
