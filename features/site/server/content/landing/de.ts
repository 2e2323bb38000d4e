import type { LandingContent } from "../../../contract/landing-content.ts";
import { capabilities } from "./de/capabilities.ts";
import { demo } from "./de/demo.ts";
import { enterprise, testimonials } from "./de/enterprise.ts";
import { agents, features } from "./de/features.ts";
import { metrics, stats } from "./de/figures.ts";
import { footer } from "./de/footer.ts";
import { availability, hero, meta } from "./de/hero.ts";
import { faq, pricing } from "./de/pricing.ts";

/** The default landing page in German. */
export const germanLanding: LandingContent = {
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
