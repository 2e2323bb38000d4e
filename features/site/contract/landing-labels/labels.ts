/**
 * Labels of buttons, links and states on the landing page. They are specified, so admins cannot change them.
 */
export interface LandingLabels {
  skip: string;
  home: string;
  mainNavigation: string;
  openMenu: string;
  closeMenu: string;
  features: string;
  agents: string;
  pricing: string;
  demo: string;
  signIn: string;
  startFreeTrial: string;
  /** Replaces the trial where nothing is sold. */
  signUp: string;
  tryConversationalAi: string;
  goToDashboard: string;
  dashboard: string;
  conversation: string;
  tasks: string;
  team: string;
  compliance: string;
  settings: string;
  profile: string;
  voiceSettings: string;
  admin: string;
  logout: string;
  lightTheme: string;
  darkTheme: string;
  /** The name of the other language, in that language. */
  otherLanguage: string;
  loadingMetrics: string;
  metricsFailed: string;
  retry: string;
  /** For screen readers while the trial dialog loads. */
  loading: string;
  trialFailed: string;
  serverNotReached: string;
  tryAgain: string;
  /** Replaces the trial for signed-in people. */
  chooseThisPlan: string;
  imageUnavailable: string;
  billingPeriod: string;
  footer: string;
  /** Precedes the name of the operator. */
  operatedBy: string;
}
