import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import { useAdmin } from "#features/auth/web/index.tsx";
import { loadConfig } from "#platform/web/api/config.ts";
import { useDeclared } from "#platform/web/modules/web-modules.ts";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { ToldPanels } from "./told-panels.tsx";

/** The notification section of the settings: what is said where. */
export function NotificationsPage() {
  const emails = useDeclared("emails");
  const choices = useDeclared("emailChoices");
  const isAdmin = useAdmin();
  const { data: config } = useQuery({ queryKey: ["config"], queryFn: () => loadConfig() });
  return (
    <SectionPage title="Notifications" lead="What we notify you about, and where.">
      <ToldPanels />
      <Panel title="By email" description="These emails concern your account and are always sent.">
        {config && !config.features.includes("mail") && (
          <Banner tone="warn" className="mb-4">
            <p>
              This installation sends no email.{" "}
              {isAdmin ? (
                <>
                  You can read these messages in the{" "}
                  <Link to="/dev" className="underline decoration-line-3 underline-offset-4">
                    outbox
                  </Link>
                  .
                </>
              ) : (
                "An admin can read these messages in the outbox."
              )}
            </p>
          </Banner>
        )}
        <dl className="grid gap-3 text-sm">
          {emails.map(({ title, text }) => (
            <div key={title} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {choices.length > 0 && (
        <Panel title="Emails you can switch off">
          <Suspense>
            {choices.map(({ key, Choice }) => (
              <Choice key={key} />
            ))}
          </Suspense>
        </Panel>
      )}
    </SectionPage>
  );
}
