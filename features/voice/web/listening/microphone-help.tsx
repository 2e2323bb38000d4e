import type { ReactNode } from "react";
import { MicrophoneChoice } from "./devices/microphone-choice.tsx";
import type { MicrophoneProblem } from "./listener.ts";

/** Headings of the problems. */
export const microphoneProblems: Record<MicrophoneProblem, string> = {
  denied: "The microphone is blocked",
  missing: "No microphone was found",
  busy: "The microphone is in use",
  unsupported: "Speaking does not work here",
  lost: "The microphone went away",
  unreached: "Your browser could not listen",
};

/** Instructions for a microphone that does not work. */
export function MicrophoneHelp({ problem }: { problem: MicrophoneProblem }) {
  return (
    <div className="grid gap-3 text-base text-ink-2">
      {help[problem]}
      {hasChoice.includes(problem) && <MicrophoneChoice />}
    </div>
  );
}

const hasChoice: readonly MicrophoneProblem[] = ["missing", "busy", "lost"];

const steps = "list-decimal space-y-1.5 pl-5";

const help: Record<MicrophoneProblem, ReactNode> = {
  denied: (
    <>
      <p>Your browser does not let this page hear you. To allow it:</p>
      <ol className={steps}>
        <li>Open the page settings with the icon beside the address of this page.</li>
        <li>Set the microphone to “Allow”.</li>
        <li>Come back and try again; some browsers want the page to be loaded again first.</li>
      </ol>
      <p>
        If it cannot be changed there, your system or your company blocks it: look for the microphone in the
        privacy settings of your system.
      </p>
    </>
  ),
  missing: (
    <p>
      Connect one, or switch it on, and try again. If you chose one here before that is not connected now,
      choose another one.
    </p>
  ),
  busy: (
    <p>Another program uses it, such as a call in another window. End that, or choose another microphone.</p>
  ),
  unsupported: (
    <p>
      This browser cannot listen on this page. Microphones only work on addresses that begin with https://, or
      on this very machine (localhost), and in a current browser. An admin can put a certificate in front of
      this installation.
    </p>
  ),
  lost: (
    <p>
      It was unplugged or switched off, or the permission was taken back. What was said before is kept.
      Connect it again, or choose another one.
    </p>
  ),
  unreached: (
    <p>
      Your browser has someone write down for it what you say, and could not reach them. What was said before
      is kept. Check the connection and try again, or write.
    </p>
  ),
};
