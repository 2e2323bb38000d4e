import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { teamTexts } from "../texts/team-texts.ts";

const SwitchMenu = optionalPart(async () => (await import("./switch-menu.tsx")).SwitchMenu);

/** Names the workspace of this tab and leads to the person's others. Not there for somebody who works alone. */
export function WorkspaceSwitch({ isWide = false }: { isWide?: boolean }) {
  // Its menu is loaded after the page: a press that comes before it opens it when it is there.
  const [isAsked, setIsAsked] = useState(false);
  const { data } = apiQuery.useQuery("get", "/api/v1/me");
  const current = data?.workspaces.find(({ id }) => id === data.workspaceId);
  if (!data || !current || (data.workspaces.length < 2 && current.isPersonal)) return null;
  const look = { name: current.name, isWide };
  return (
    <Suspense fallback={<SwitchButton {...look} aria-haspopup="menu" onClick={() => setIsAsked(true)} />}>
      <SwitchMenu me={data} trigger={<SwitchButton {...look} />} isOpenAtFirst={isAsked} />
    </Suspense>
  );
}

function SwitchButton({
  name,
  isWide,
  ...rest
}: { name: string; isWide: boolean } & ComponentProps<"button">) {
  const { switcher } = useTexts(teamTexts);
  return (
    <button
      type="button"
      aria-label={switcher.label(name)}
      title={name}
      {...rest}
      className={buttonStyle(
        "ghost",
        "md",
        classNames(
          "min-w-0 shrink! gap-1! px-2! text-ink-1!",
          isWide ? "h-11! w-full justify-between! px-3! text-base!" : "max-w-44 lg:max-w-32 xl:max-w-44",
        ),
      )}
    >
      <span className="min-w-0 truncate">{name}</span>
      <ChevronsUpDown aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
    </button>
  );
}
