/** The words of buttons, links and states on the landing page: specified, and not for admins to change. */
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
  /** In the place of a trial where nothing is sold. */
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
  voicesComeLater: string;
  admin: string;
  logout: string;
  lightTheme: string;
  darkTheme: string;
  /** Names the other language, in that language. */
  otherLanguage: string;
  loadingMetrics: string;
  metricsFailed: string;
  retry: string;
  /** While the trial dialog is loaded, for whoever hears the page. */
  loading: string;
  trialFailed: string;
  serverNotReached: string;
  tryAgain: string;
  /** In the place of a trial for whoever is signed in. */
  chooseThisPlan: string;
  imageUnavailable: string;
  billingPeriod: string;
  footer: string;
  /** Stands before the name of the operator. */
  operatedBy: string;
}
