/** The texts of the components on every page. */
export const english = {
  loading: "Loading...",
  retry: "Retry",
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  unkept: "This is not shown again. Copy it first, or confirm that you have it.",
  unsaved: "Your input is not saved. Close again to discard it.",
  notices: {
    connection: "Connection",
    outage: "Cannot reach the server. Trying again…",
    all: (others: number) => (others === 0 ? "Show full notice" : `+${others}: show all notices`),
  },
  clearSearch: "Clear search",
  overlays: "Messages and open dialogs",
  moreAbout: (name: string) => `More about ${name}`,
  skipToContent: "Skip to content",
  home: "Adjutant, home",
  copy: {
    label: "Copy",
    errorId: "Copy error ID",
    copied: "Copied",
    refused: "Your browser blocked copying",
  },
  password: {
    show: "Show password",
    hide: "Hide password",
    showKey: "Show the key",
    hideKey: "Hide the key",
  },
  theme: { light: "Use the light theme", dark: "Use the dark theme" },
  slip: { onBehalfOf: "on behalf of", record: "record", details: "Details" },
  toast: {
    close: (title: string) => `Close: ${title}`,
    success: "Success",
    error: "Error",
    warning: "Warning",
    info: "Information",
  },
  failures: {
    unreached: "Cannot reach the server. Try again in a moment.",
    unexpected: "An unexpected error occurred.",
    status: (status: number) => `The server responded with status ${status}. Try again.`,
  },
  outage: {
    documentTitle: "Waiting for the server",
    title: "Cannot reach the server",
    text: "This page will load once the server is back. What you typed is kept.",
    retry: "Retry now",
  },
  notFound: {
    title: "Page Not Found",
    text: "There is nothing at this address. The page may have moved, or the link may be incomplete.",
    goHome: "Go Home",
    goToDashboard: "Go to Dashboard",
  },
};

export type SharedTexts = typeof english;
