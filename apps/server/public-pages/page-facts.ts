import { apiKeys } from "#features/auth/server/index.ts";
import { listShownPlans } from "#features/billing/server/index.ts";
import { landingLabels } from "#features/site/contract/landing-labels.ts";
import type { LandingPage } from "#features/site/contract/landing-page.ts";
import type { LegalPage, LegalText } from "#features/site/contract/legal-page.ts";
import { type Offer, offeredContent, offeredFooter } from "#features/site/contract/offered-content.ts";
import { pathIn, readContent, readContentRevision, readOperator } from "#features/site/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";

/** A fingerprint that changes with everything the landing page shows. */
export function readLandingRevision(ctx: Ctx): Promise<string> {
  return query(ctx, async (inner) => {
    const [content, plans] = [await readContentRevision(inner), await listShownPlans(inner)];
    return JSON.stringify([content, plans]);
  });
}

/** What the installation offers, according to its settings. */
export function offerOf({ billing, demo }: Pick<Config, "billing" | "demo">): Offer {
  return { isSelling: billing.provider !== "none", hasDemo: demo.isOn };
}

/** Everything from which the page of a legal text is rendered. */
export async function legalPageOf(
  ctx: Ctx,
  config: Pick<Config, "billing" | "demo">,
  text: LegalText,
): Promise<LegalPage> {
  const offer = offerOf(config);
  const publishableKey = await apiKeys(ctx.services).publishableKey();
  return { ...text, ...offer, publishableKey, footer: offeredFooter(text.footer, offer) };
}

/** Everything from which the landing page is rendered. `previewed` replaces the published text. */
export async function readLandingPage(
  ctx: Ctx,
  config: Pick<Config, "billing" | "demo">,
  language: LandingPage["language"],
  previewed?: LandingPage["content"],
): Promise<LandingPage> {
  const { content, operator, plans } = await query(ctx, async (inner) => ({
    content: previewed ?? (await readContent(inner, { kind: "landing", language })).body,
    operator: await readOperator(inner, language),
    plans: await listShownPlans(inner),
  }));
  const offer = offerOf(config);
  return {
    language,
    otherPath: pathIn(language === "en" ? "de" : "en", "/"),
    labels: landingLabels[language],
    content: offeredContent(content, offer),
    operator,
    plans,
    ...offer,
    publishableKey: await apiKeys(ctx.services).publishableKey(),
  };
}
