import { useSearchParams } from "react-router";
import type { Days } from "./usage-reach.ts";

const dayMs = 86_400_000;
const form = /^\d{4}-\d{2}-\d{2}$/;

export const lengths = ["7", "30", "90"] as const;
export type Length = (typeof lengths)[number];

/** The chosen days. Stored in the URL, so that links and the back button restore them. */
export function useDays(now = Date.now()) {
  const [params, setParams] = useSearchParams();
  const today = dayAt(now);
  const usual = lastDays("30", now);
  const read = (name: string, fallback: string) => {
    const given = params.get(name) ?? "";
    return form.test(given) && !Number.isNaN(Date.parse(given)) ? given : fallback;
  };
  const days: Days = { from: read("from", usual.from), to: read("to", usual.to) };
  const length = lengths.find((each) => {
    const last = lastDays(each, now);
    return last.from === days.from && last.to === days.to;
  });
  const choose = (chosen: Days) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("from", chosen.from);
        next.set("to", chosen.to);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { days, today, length, choose, chooseLength: (each: Length) => choose(lastDays(each, now)) };
}

/** The last days up to today, in UTC. */
function lastDays(length: Length, now: number): Days {
  return { from: dayAt(now - (Number(length) - 1) * dayMs), to: dayAt(now) };
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
