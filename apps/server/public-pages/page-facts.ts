import { apiKeys } from "#features/auth/server/index.ts";
import { listShownPlans } from "#features/billing/server/index.ts";
import { landingLabels } from "#features/site/contract/landing-labels.ts";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import { pathIn, readContent, readContentRevision } from "#features/site/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";

/** A text that changes whenever something changes that the landing page shows. */
export function readLandingRevision(ctx: Ctx): Promise<string> {
  return query(ctx, async (inner) => {
    const [content, plans] = [await readContentRevision(inner), await listShownPlans(inner)];
    return JSON.stringify([content, plans]);
  });
}

/** What the landing page is rendered from, in a language. */
export async function readLandingPage(
  ctx: Ctx,
  config: Pick<Config, "billing" | "demo">,
  language: LandingPage["language"],
): Promise<LandingPage> {
  const { content, plans } = await query(ctx, async (inner) => ({
    content: await readContent(inner, { kind: "landing", language }),
    plans: await listShownPlans(inner),
  }));
  return {
    language,
    otherPath: pathIn(language === "en" ? "de" : "en", "/"),
    labels: landingLabels[language],
    content: content.body,
    plans,
    isSelling: config.billing.provider !== "none",
    hasDemo: config.demo.isOn,
    publishableKey: await apiKeys(ctx.services).publishableKey(),
  };
}
