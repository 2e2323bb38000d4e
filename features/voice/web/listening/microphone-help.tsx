import type { ReactNode } from "react";
import { MicrophoneChoice } from "./devices/microphone-choice.tsx";
import type { MicrophoneProblem } from "./listener.ts";

/** Headings of the problems. */
export const microphoneProblems: Record<MicrophoneProblem, string> = {
  denied: "The microphone is blocked",
  missing: "No microphone was found",
  busy: "The microphone is in use",
  unsupported: "Speaking does not work here",
  lost: "The microphone was disconnected",
  unreached: "Your browser could not transcribe",
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
      <p>Your browser blocks the microphone on this page. To allow it:</p>
      <ol className={steps}>
        <li>Open the page settings with the icon next to the address bar.</li>
        <li>Set the microphone to “Allow”.</li>
        <li>Come back and try again. Some browsers need you to reload the page first.</li>
      </ol>
      <p>
        If you cannot change it there, your system or company blocks it. Check the microphone in your system’s
        privacy settings.
      </p>
    </>
  ),
  missing: (
    <p>
      Connect a microphone or turn it on, then try again. If the chosen one is not connected, choose another.
    </p>
  ),
  busy: (
    <p>
      Another app is using it, such as a call in another window. Close that app, or choose another microphone.
    </p>
  ),
  unsupported: (
    <p>
      This browser cannot use a microphone on this page. Microphones need a current browser and an address
      with https:// or localhost. An admin can add a certificate to this installation.
    </p>
  ),
  lost: (
    <p>
      It was unplugged or turned off, or its permission was revoked. What you said before is kept. Reconnect
      it, or choose another one.
    </p>
  ),
  unreached: (
    <p>
      Your browser could not reach its transcription service. What you said before is kept. Check the
      connection and try again, or type.
    </p>
  ),
};
