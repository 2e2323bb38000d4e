import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";

/** The same picture as in app.html, until the first page is loaded. */
export function BootSpinner() {
  return <CentredSpinner className="min-h-dvh" />;
}
