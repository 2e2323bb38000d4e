export { start as startLanding } from "./landing/behaviour/start.ts";
export { LandingView } from "./landing/landing-view.tsx";
export { LegalView } from "./legal/legal-view.tsx";
