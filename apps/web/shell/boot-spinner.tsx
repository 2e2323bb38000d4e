import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";

/** The spinner of app.html, shown until the first page has loaded. */
export function BootSpinner() {
  return <CentredSpinner className="min-h-dvh" />;
}
