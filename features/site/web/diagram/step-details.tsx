import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Chevrons } from "#platform/web/ui/chevrons.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { DiagramStep } from "../../contract/index.ts";
import { Readout } from "./readout.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";
import type { MessagePlay } from "./use-message-play.ts";

/** One step of a message on its way, with the buttons that lead through all of them. */
export function StepDetails({ steps, play, title }: StepDetailsProps) {
  const words = useTexts(diagramTexts);
  const { index } = play;
  const step = steps[index];
  if (!step) return null;
  const isLast = index === steps.length - 1;
  return (
    <Readout kicker={words.step(index + 1, steps.length)} title={title} onClose={play.end}>
      <p aria-live="polite" className="min-h-18 text-md text-ink-1">
        {step.text}
      </p>
      {/* The heading says the same, in the language of the page. */}
      <span aria-hidden="true" className="contents">
        <Chevrons
          className="mt-3"
          steps={steps.map((_, at) => ({ id: `${at}`, state: at <= index ? "done" : "waiting" }))}
        />
      </span>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <IconButton
          label={words.back}
          variant="secondary"
          disabled={index === 0}
          icon={<ChevronLeft aria-hidden="true" size={16} />}
          onClick={() => play.goTo(index - 1)}
        />
        {isLast ? (
          <Button variant="primary" onClick={play.end}>
            {words.done}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<ChevronRight aria-hidden="true" size={16} />}
            onClick={() => play.goTo(index + 1)}
          >
            {words.next}
          </Button>
        )}
        {play.canPlay && !isLast && (
          <Button
            icon={
              play.isPlaying ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />
            }
            onClick={play.toggle}
          >
            {play.isPlaying ? words.pause : words.play}
          </Button>
        )}
      </div>
    </Readout>
  );
}

interface StepDetailsProps {
  steps: readonly DiagramStep[];
  play: MessagePlay;
  /** From where to where. */
  title: string;
}
