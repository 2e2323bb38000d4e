import type { ReactNode } from "react";
import { Link } from "react-router";
import { describeError } from "#platform/web/api/api-error.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useVoiceEngines } from "./use-purposes.ts";

/** Who speaks and who transcribes: settings of the installation, shown and not chosen here. */
export function VoiceLines() {
  const { data, error } = useVoiceEngines();
  const transcriber = data?.transcriber;
  const heard =
    transcriber?.kind === "provider"
      ? transcriber.name
      : transcriber?.kind === "installation"
        ? "A server of this installation"
        : "Off";
  return (
    <>
      <VoiceLine
        name="Speech"
        use={
          <>
            Set by SPEECH in the settings of the installation. Its voices are under{" "}
            <Link
              to="/admin/voice"
              className="underline decoration-line-3 underline-offset-4 hover:text-accent"
            >
              Voice
            </Link>
            .
          </>
        }
        value={data ? (data.speech?.label ?? "Off") : undefined}
        error={error}
      />
      <VoiceLine
        name="Transcription"
        use="Set by TRANSCRIPTION in the settings of the installation."
        value={data ? heard : undefined}
        error={error}
      />
    </>
  );
}

function VoiceLine({ name, use, value, error }: VoiceLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-ink-1">{name}</p>
        <p className="text-sm text-ink-2">{use}</p>
      </div>
      <p className="w-full text-sm text-ink-1 wrap-anywhere sm:w-64">
        {value ?? (error ? describeError(error) : <Skeleton className="h-5 w-32" />)}
      </p>
    </li>
  );
}

interface VoiceLineProps {
  name: string;
  use: ReactNode;
  /** Undefined until loaded. */
  value: string | undefined;
  error: Error | null;
}
