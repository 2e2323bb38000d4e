import type { TalkView } from "../talk/talk.ts";

/** Sentences shown around the current one. */
const shownBefore = 1;
const shownAfter = 1;

/**
 * Captions of the spoken answer, with the current sentence marked. Not a live region, because the answer is
 * audible.
 */
export function Caption({ caption }: { caption: NonNullable<TalkView["caption"]> }) {
  const { utterances, index } = caption;
  const first = Math.max(0, Math.min(index, utterances.length - 1) - shownBefore);
  return (
    <p
      data-caption=""
      className="line-clamp-3 max-w-prose text-center text-md text-balance text-ink-3 lg:line-clamp-6 lg:text-xl/8"
    >
      {utterances.slice(first, index + shownAfter + 1).map((utterance, nth) => {
        // Utterances are only appended, so their index identifies them; all rows of a table share one offset.
        const place = first + nth;
        const isSaid = place === index;
        return (
          <span key={place}>
            {isSaid ? (
              <mark className="bg-transparent font-medium text-ink-1">{utterance.text}</mark>
            ) : (
              utterance.text
            )}{" "}
          </span>
        );
      })}
    </p>
  );
}
