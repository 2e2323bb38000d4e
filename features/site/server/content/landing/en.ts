import type { LandingContent } from "../../../contract/landing-content.ts";
import { capabilities } from "./en/capabilities.ts";
import { demo } from "./en/demo.ts";
import { enterprise, testimonials } from "./en/enterprise.ts";
import { agents, features } from "./en/features.ts";
import { metrics, stats } from "./en/figures.ts";
import { footer } from "./en/footer.ts";
import { availability, hero, meta } from "./en/hero.ts";
import { faq, pricing } from "./en/pricing.ts";

/** The default landing page in English. */
export const englishLanding: LandingContent = {
  meta,
  hero,
  availability,
  stats,
  demo,
  capabilities,
  features,
  agents,
  enterprise,
  testimonials,
  pricing,
  faq,
  metrics,
  footer,
};
