/** The texts of the components on every page. */
export const english = {
  loading: "Loading...",
  retry: "Retry",
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  clearSearch: "Clear the search",
  overlays: "Messages and open dialogs",
  skipToContent: "Skip to content",
  home: "Adjutant, home",
  copy: {
    label: "Copy",
    errorId: "Copy the error id",
    copied: "Copied",
    refused: "The browser refused to copy",
  },
  password: { show: "Show password", hide: "Hide password" },
  theme: { light: "Use the light theme", dark: "Use the dark theme" },
  slip: { onBehalfOf: "on behalf of", record: "record" },
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
    status: (status: number) => `The server answered with status ${status}.`,
  },
  notFound: {
    title: "Page Not Found",
    text: "Nothing is at this address. It may have moved, or the link may be cut short.",
    goHome: "Go Home",
    goToDashboard: "Go to Dashboard",
  },
};

export type SharedTexts = typeof english;
