import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { localTimeZone, timeZones } from "#platform/web/ui/time/time-zones.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { useSession } from "../session.ts";

const languages = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
] as const;

/** Language of mails, and time zone. */
export function LocalePanel() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { locale, timezone } = session.user.user_metadata;
  const zone = typeof timezone === "string" ? timezone : localTimeZone();

  const save = async (data: { locale: string } | { timezone: string }, said: string) => {
    const { error } = await authClient.updateUser({ data });
    // Replaces the previous toast.
    const id = "profile";
    if (error) notify({ id, type: "error", title: "Error", message: describeAuthFailure(error) });
    else notify({ id, type: "success", title: "Success", message: said, duration: 4000 });
  };

  return (
    <Panel title="Language and time" description="Used in the emails we send you.">
      <div className="grid max-w-[24rem] gap-4">
        <Select
          label="Language"
          hint="The pages are in English."
          options={languages}
          value={readLanguage(locale)}
          onChange={(value) => void save({ locale: value }, "Your language is saved.")}
        />
        <Select
          label="Time zone"
          options={timeZones(zone).map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
          value={zone}
          onChange={(value) => void save({ timezone: value }, "Your time zone is saved.")}
        />
      </div>
    </Panel>
  );
}

function readLanguage(locale: unknown): "en" | "de" {
  return typeof locale === "string" && locale.toLowerCase().startsWith("de") ? "de" : "en";
}
