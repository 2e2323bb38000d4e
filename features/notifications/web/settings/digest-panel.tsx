import { useTexts } from "#platform/web/language/texts.ts";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { Switch } from "#platform/web/ui/switch.tsx";
import type { NotificationSettings } from "../../contract/notification-settings.ts";
import { settingsTexts } from "../texts/settings-texts.ts";
import { TimeField } from "./time-field.tsx";

/** When the mail with what is new comes. */
export function DigestPanel({ settings, onChange }: DigestPanelProps) {
  const words = useTexts(settingsTexts);
  const { digest, digestAt, quiet, timeZone } = settings;
  const zones = [...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <Panel title={words.digestTitle} description={words.digestText}>
      <div className="grid gap-5">
        <Segmented
          label={words.digestTitle}
          className="justify-self-start"
          options={(["hourly", "daily", "never"] as const).map((value) => ({
            value,
            label: words.digests[value],
          }))}
          value={digest}
          onChange={(value) => onChange({ digest: value })}
        />
        {digest === "daily" && (
          <TimeField
            label={words.digestAt}
            value={digestAt}
            onChange={(value) => onChange({ digestAt: value })}
          />
        )}
        {digest !== "never" && (
          <>
            <Switch
              label={words.quiet}
              hint={words.quietHint}
              checked={quiet !== null}
              onChange={(event) => onChange({ quiet: event.target.checked ? atNight : null })}
            />
            {quiet && (
              <div className="flex flex-wrap gap-4">
                <TimeField
                  label={words.quietFrom}
                  value={quiet.from}
                  refused={{ value: quiet.to, why: words.quietSame }}
                  onChange={(from) => onChange({ quiet: { ...quiet, from } })}
                />
                <TimeField
                  label={words.quietTo}
                  value={quiet.to}
                  refused={{ value: quiet.from, why: words.quietSame }}
                  onChange={(to) => onChange({ quiet: { ...quiet, to } })}
                />
              </div>
            )}
            <Select
              label={words.timeZone}
              className="max-w-[24rem]"
              options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
              value={timeZone}
              onChange={(value) => onChange({ timeZone: value })}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

const atNight = { from: "20:00", to: "07:00" };

interface DigestPanelProps {
  settings: NotificationSettings;
  onChange: (part: Partial<NotificationSettings>) => void;
}
