import { type EventFields, installation } from "./check-entry.ts";
import { type Finding, finding, WrongError } from "./finding.ts";
import { type Said, say } from "./said.ts";

/** The product writes an event each hour. */
const longestSilenceMs = 90 * 60_000;
const mostSilences = 5;

/**
 * What the events of an export say about each other: a use of a tool was started before it was executed, none was started
 * that a person had denied, and no hour of the installation was silent.
 */
export class Conduct {
  readonly #isOfInstallation: boolean;
  readonly #started = new Set<string>();
  readonly #denied = new Set<string>();
  readonly #silences: { from: number; to: number }[] = [];
  #executed = 0;
  #wrong: Said | undefined;
  #newest = 0;

  constructor(workspace: string) {
    this.#isOfInstallation = workspace === installation;
  }

  /** Takes the next event. */
  read({ id, act, ts, tgt }: EventFields): void {
    for (const call of callsOf(tgt)) this.#readCall(call, String(act), String(id));
    const time = Number(ts);
    if (this.#newest && time - this.#newest > longestSilenceMs)
      this.#silences.push({ from: this.#newest, to: time });
    this.#newest = Math.max(this.#newest, time);
  }

  /** Throws WrongError where an event cannot be true beside those before it. */
  findings(): Finding[] {
    if (this.#wrong) throw new WrongError(this.#wrong);
    const said = say`Each executed use of a tool was started in an earlier event: ${this.#executed}.`;
    return [
      ...(this.#executed > 0 ? [finding("passed", said)] : []),
      ...(this.#isOfInstallation ? this.#aboutSilence() : []),
    ];
  }

  #readCall(call: string, act: string, id: string): void {
    if (act === "approval.denied") this.#denied.add(call);
    if (act === "tool_call.started") {
      this.#started.add(call);
      if (this.#denied.has(call))
        this.#wrong ??= say`Event ${id} says that a use of a tool was started, and an earlier one that a person had denied it.`;
    }
    if (act !== "tool_call.executed") return;
    this.#executed += 1;
    if (!this.#started.has(call))
      this.#wrong ??= say`Event ${id} says that a use of a tool was executed, and no earlier one that it was started.`;
  }

  #aboutSilence(): Finding[] {
    if (this.#newest > 0 && this.#silences.length === 0)
      return [finding("passed", say`There was an event in every hour.`)];
    const more = this.#silences.length - mostSilences;
    return [
      ...this.#silences
        .slice(0, mostSilences)
        .map(({ from, to }) =>
          finding(
            "note",
            say`No event from ${textOf(from)} to ${textOf(to)}: the product did not run, or could not reach its database.`,
          ),
        ),
      ...(more > 0 ? [finding("note", say`${more} more times without an event for an hour or longer.`)] : []),
    ];
  }
}

function callsOf(targets: unknown): string[] {
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((target) => (target?.t === "tool_call" ? [String(target.id)] : []));
}

function textOf(time: number): string {
  return new Date(time).toISOString();
}
