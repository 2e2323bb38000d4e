import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import type { LogEventDetail, NamedThing } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { formatMoment, formatNumber } from "../format-number.ts";
import { OutcomeMark } from "../outcome-mark.tsx";
import type { Acts } from "../use-acts.ts";
import { shortId } from "./compose-sentence.ts";
import { Fact, Facts } from "./facts.tsx";
import { nameOfField } from "./name-of-field.ts";
import { sayFact } from "./say-fact.ts";

/** The fields of an event that say something to people. */
export function EventFacts({ detail, acts }: { detail: LogEventDetail; acts: Acts }) {
  const texts = useTexts(complianceTexts);
  const words = texts.event;
  const { event, sessionId, requestId } = detail;
  const at = new Date(event.at);
  const facts = Object.keys(event.facts);
  const id = (value: string) => (
    <>
      <span className="font-mono text-sm">{value}</span> <CopyButton value={value} label={words.copyId} />
    </>
  );
  const nounOf = (type: string) => acts.nouns.get(type) ?? type;
  return (
    <Facts>
      <Fact name={words.outcome}>
        <OutcomeMark outcome={event.outcome} isAlways />
      </Fact>
      {event.errorCode && (
        <Fact name={words.error}>
          <span className="font-mono text-sm">{event.errorCode}</span>
        </Fact>
      )}
      <Fact name={words.time}>
        {formatMoment(at)} <span className="text-sm text-ink-3">({formatUtc(at)})</span>
      </Fact>
      <Fact name={words.actor}>
        {texts.kinds[event.actor.kind]}
        {event.actor.name ? `: ${event.actor.name}` : ""}
        {event.actor.id && <span className="ml-2 text-ink-3">{id(event.actor.id)}</span>}
      </Fact>
      {event.onBehalfOf && (
        <Fact name={words.onBehalfOf}>
          <Thing of={event.onBehalfOf} />
        </Fact>
      )}
      {event.targets.length > 0 && (
        <Fact name={words.targets}>
          {event.targets.map((target) => (
            <p key={`${target.type} ${target.id}`}>
              {nounOf(target.type)}: <Thing of={target} />
            </p>
          ))}
        </Fact>
      )}
      {event.conversation && (
        <Fact name={words.conversation}>
          <Thing of={event.conversation} />
        </Fact>
      )}
      {event.run && (
        <Fact name={words.run}>
          <Thing of={event.run} />
        </Fact>
      )}
      {event.step !== null && <Fact name={words.step}>{event.step}</Fact>}
      {facts.length > 0 && (
        <Fact name={words.facts}>
          {facts.map((name) => (
            <p key={name}>
              <span className="text-ink-3">{nameOfField(name)}</span> {sayFact(event, name, texts.sentence)}
            </p>
          ))}
        </Fact>
      )}
      <Fact name={words.number}>{formatNumber(event.number)}</Fact>
      <Fact name={words.id}>{id(event.id)}</Fact>
      <Fact name={words.act}>
        <span className="font-mono text-sm">{event.act}</span>
      </Fact>
      {sessionId && <Fact name={words.session}>{id(sessionId)}</Fact>}
      {requestId && <Fact name={words.request}>{id(requestId)}</Fact>}
    </Facts>
  );
}

/** A thing by its name, or by the end of its id. The whole id can be copied. */
function Thing({ of: { id, name, page } }: { of: NamedThing }) {
  const { event: words } = useTexts(complianceTexts);
  const said = name ?? shortId(id);
  return (
    <>
      {page ? (
        <Link to={page} className="text-accent underline underline-offset-4">
          {said}
        </Link>
      ) : (
        said
      )}
      {name !== null && <span className="ml-2 font-mono text-sm text-ink-3">{shortId(id)}</span>}{" "}
      <CopyButton value={id} label={words.copyId} />
    </>
  );
}
