import { Navigate, useLocation } from "react-router";
import { LocalePanel } from "#features/auth/web/index.tsx";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { ThemeSetting } from "./theme-setting.tsx";

/** The first section of the settings: look, language and time. */
export function GeneralPage() {
  const { search } = useLocation();
  // The payment service and links in older mails come back to this address.
  if (/[?&](billing|claim|payment)=/.test(search)) {
    return <Navigate to={`/settings/billing${search}`} replace />;
  }
  return (
    <SectionPage title="General" lead="How this installation looks and speaks to you.">
      <ThemeSetting />
      <LocalePanel />
    </SectionPage>
  );
}
