import { Select } from "#platform/web/ui/select.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { timeZones } from "#platform/web/ui/time/time-zones.ts";
import {
  clock,
  cronOf,
  describeCron,
  type MissedSlots,
  type Overlap,
  type Rhythm,
  weekdays,
} from "../../contract/index.ts";
import { NextSlots } from "./next-slots.tsx";
import { changeEvery } from "./rhythm-choice.ts";

const everyOptions: { value: Rhythm["every"]; label: string }[] = [
  { value: "hour", label: "Every hour" },
  { value: "day", label: "Every day" },
  { value: "weekday", label: "Every weekday" },
  { value: "week", label: "Every week" },
  { value: "month", label: "Every month" },
  { value: "pattern", label: "By a cron pattern" },
];

const missedOptions: { value: MissedSlots; label: string }[] = [
  { value: "latest", label: "Run once" },
  { value: "skip", label: "Skip them" },
  { value: "all", label: "Run each, up to ten" },
];

/** When a schedule fires: plain choices or a pattern, a sentence about them, and the next times. */
export function ScheduleFields({ rhythm, timeZone, missed, overlap, onChange }: ScheduleFieldsProps) {
  const set = (next: Rhythm) => onChange({ rhythm: next });
  const cron = cronOf(rhythm);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="How often"
          options={everyOptions}
          value={rhythm.every}
          onChange={(every) => set(changeEvery(rhythm, every))}
        />
        <RhythmFields rhythm={rhythm} onChange={set} />
        <Select
          label="Time zone"
          options={timeZones(timeZone).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
          value={timeZone}
          onChange={(value) => onChange({ timeZone: value })}
        />
        <Select
          label="Missed times"
          hint={hintOfMissed(missed, overlap)}
          options={missedOptions}
          value={missed}
          onChange={(value) => onChange({ missed: value })}
        />
      </div>
      <div className="rounded-lg border border-line-1 bg-paper-2 px-3 py-2.5">
        <p className="mb-1 text-sm font-medium text-ink-1">{describeCron(cron)}</p>
        <NextSlots cron={cron} timeZone={timeZone} />
      </div>
    </>
  );
}

function RhythmFields({ rhythm, onChange }: { rhythm: Rhythm; onChange: (next: Rhythm) => void }) {
  switch (rhythm.every) {
    case "hour":
      return (
        <Select
          label="Minute"
          options={minutesWith(rhythm.minute).map((minute) => ({
            ...{ value: String(minute), label: `${minute} min past the hour` },
          }))}
          value={String(rhythm.minute)}
          onChange={(value) => onChange({ ...rhythm, minute: Number(value) })}
        />
      );
    case "pattern":
      return (
        <TextField
          label="Pattern"
          hint="Minute, hour, day, month, weekday."
          value={rhythm.cron}
          maxLength={100}
          inputClassName="font-mono"
          autoComplete="off"
          onChange={(event) => onChange({ ...rhythm, cron: event.target.value })}
        />
      );
    default:
      return (
        <>
          {rhythm.every === "week" && (
            <Select
              label="Day"
              options={weekdays.map((label, value) => ({ value: String(value), label }))}
              value={String(rhythm.weekday)}
              onChange={(value) => onChange({ ...rhythm, weekday: Number(value) })}
            />
          )}
          {rhythm.every === "month" && (
            <Select
              label="Day"
              hint={rhythm.day > 28 ? "Months without this day are skipped." : undefined}
              options={days.map((day) => ({ value: String(day), label: `Day ${day}` }))}
              value={String(rhythm.day)}
              onChange={(value) => onChange({ ...rhythm, day: Number(value) })}
            />
          )}
          <TextField
            label="Time"
            type="time"
            value={clock(rhythm)}
            onChange={(event) => {
              const [hour, minute] = event.target.value.split(":").map(Number);
              if (hour !== undefined && minute !== undefined) onChange({ ...rhythm, hour, minute });
            }}
          />
        </>
      );
  }
}

/** Every five, and the one that is set. */
function minutesWith(present: number): number[] {
  const usual = Array.from({ length: 12 }, (_, index) => index * 5);
  return [...new Set([...usual, present])].sort((one, other) => one - other);
}

const days = Array.from({ length: 31 }, (_, index) => index + 1);

export interface ScheduleChoice {
  rhythm: Rhythm;
  timeZone: string;
  missed: MissedSlots;
}

/** All missed times come at once, so only one of them finds nothing at work. */
function hintOfMissed(missed: MissedSlots, overlap: Overlap): string {
  return missed === "all" && overlap === "skip"
    ? "When no server was running. They come at once: the first one starts, and the others are skipped while it works. To run each, choose “Start anyway” below."
    : "When no server was running.";
}

interface ScheduleFieldsProps extends ScheduleChoice {
  overlap: Overlap;
  onChange: (change: Partial<ScheduleChoice>) => void;
}
