import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import type { ShareObstacle } from "../../contract/index.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";

/** Why nothing can be shared at the moment, and what helps. */
export function ObstacleNote({ obstacle }: { obstacle: ShareObstacle }) {
  const { obstacles: words } = useTexts(sharingTexts);
  const help =
    obstacle === "no_team"
      ? { to: "/settings/billing", label: words.plans }
      : { to: "/settings", label: words.account };
  return (
    <Banner tone="warn">
      <p>{words[obstacle]}</p>
      <LinkButton to={help.to} size="sm" className="mt-2">
        {help.label}
      </LinkButton>
    </Banner>
  );
}
