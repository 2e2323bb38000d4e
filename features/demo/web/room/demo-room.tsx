import { useState } from "react";
import { Conversation, ConversationSheet } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { demoTexts } from "../texts/demo-texts.ts";
import { Tour } from "../tour/tour.tsx";
import { useTourPlace } from "../tour/use-tour-place.ts";
import type { Demo } from "../use-demo.ts";
import { DemoBar } from "./demo-bar.tsx";

/** The demo: the tour beside an ordinary conversation. */
export function DemoRoom({ conversationId, demo, endsMs }: DemoRoomProps) {
  const { bar: words } = useTexts(demoTexts);
  const [isListOpen, setListOpen] = useState(false);
  const tour = useTourPlace(demo.scenes.length);
  return (
    <div className="flex h-dvh flex-col [&_[data-toaster]]:top-28">
      <h1 className="sr-only">{words.name}</h1>
      <DemoBar
        endsMs={endsMs}
        onOpenConversations={() => setListOpen(true)}
        onShowTour={tour.isShown ? undefined : tour.show}
      />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row-reverse">
        {tour.isShown && <Tour scenes={demo.scenes} place={tour} />}
        <section
          lang="en"
          aria-label={words.conversation}
          className="relative flex min-h-0 min-w-0 flex-1 flex-col"
        >
          <Conversation
            conversationId={conversationId}
            samples={tour.isShown ? none : samples}
            isFocused={!tour.isShown}
          />
        </section>
      </div>
      <ConversationSheet openId={conversationId} isOpen={isListOpen} onClose={() => setListOpen(false)} />
    </div>
  );
}

/** None, because the tour suggests what to try. */
const none: readonly string[] = [];

/** Without the sample that reads a web page, which demos may not do. */
const samples = [
  "What is 17.5 % of 2,480?",
  "What day is it 90 days from today?",
  "What did we say about the hosting renewal?",
];

interface DemoRoomProps {
  conversationId: string | undefined;
  demo: Demo;
  /** By this browser's clock. */
  endsMs: number;
}
