import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { apiQuery } from "#platform/web/api/client.ts";
import { useMay } from "#platform/web/api/use-may.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { addressIn } from "./switch/place-in-workspace.ts";
import { teamTexts } from "./texts/team-texts.ts";
import { WorkspaceFacts } from "./workspace/workspace-facts.tsx";

const RenameDialog = lazy(async () => ({
  default: (await import("./workspace/rename-dialog.tsx")).RenameDialog,
}));
const OffboardingDialog = lazy(async () => ({
  default: (await import("./offboarding/offboarding-dialog.tsx")).OffboardingDialog,
}));

/** The workspace section of the settings. */
export function WorkspacePage() {
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const { roles } = useTexts(teamTexts);
  const [mayRename, seesPeople] = [useMay("workspace.rename"), useMay("member.list")];
  const { workspaces = [], workspaceId, hasTeamAccess } = me.data ?? {};
  const current = workspaces.find(({ id }) => id === workspaceId);
  return (
    <SectionPage title="Workspace" lead="Your data is kept apart from the data of every other workspace.">
      <UntilLoaded
        of={{ ...me, error: me.error instanceof Error ? me.error : null }}
        title="Failed to load your workspace"
        waiting={<Skeleton className="h-40 w-full" />}
      />
      {current && (
        <Panel
          title={current.name}
          actions={
            <>
              {current.isPersonal && <Pill>Personal</Pill>}
              {mayRename && <Rename name={current.name} />}
            </>
          }
        >
          <WorkspaceFacts workspace={current} />
        </Panel>
      )}
      {hasTeamAccess && seesPeople && (
        <Panel title="Members" description="The people in this workspace, and what they can do.">
          <LinkButton to="/team">Open team</LinkButton>
        </Panel>
      )}
      {workspaces.length > 1 && (
        <Panel title="Your other workspaces">
          <ul className="divide-y divide-line-1 text-sm">
            {workspaces
              .filter(({ id }) => id !== workspaceId)
              .map(({ id, name, role }) => (
                <li key={id} className="flex justify-between gap-4 py-2">
                  <Link
                    to={addressIn(id, "/settings/workspace")}
                    className="min-w-0 py-1 text-accent wrap-anywhere underline underline-offset-4"
                  >
                    {name}
                  </Link>
                  <span className="text-ink-2">{roles[role]}</span>
                </li>
              ))}
          </ul>
        </Panel>
      )}
      {me.data && current && current.id !== me.data.user.id && <Leave userId={me.data.user.id} />}
    </SectionPage>
  );
}

function Rename({ name }: { name: string }) {
  const { rename } = useTexts(teamTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {rename.open}
      </Button>
      <Suspense>{isOpen && <RenameDialog name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Guests and auditors have no list of people with their own row. */
function Leave({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Leave"
      description="Your access to this workspace ends. What others use is taken over by somebody."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Leave workspace
      </Button>
      <Suspense>
        {isOpen && <OffboardingDialog userId={userId} name="" isSelf onClose={() => setOpen(false)} />}
      </Suspense>
    </Panel>
  );
}
