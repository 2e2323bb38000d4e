import { QueryClientProvider } from "@tanstack/react-query";
import { useParams } from "react-router";
import { readUnsentText } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { DemoEntrance } from "./demo-entrance.tsx";
import { DemoOver } from "./demo-over.tsx";
import { DemoRoom } from "./room/demo-room.tsx";
import { demoTexts } from "./texts/demo-texts.ts";
import { useDemo } from "./use-demo.ts";

/** The assistant without an account, for an hour. */
export function DemoPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentDemo />
    </QueryClientProvider>
  );
}

function CurrentDemo() {
  const { failed } = useTexts(demoTexts);
  const { conversationId } = useParams();
  const demo = useDemo();
  switch (demo.state) {
    case "none":
      return <DemoEntrance />;
    case "reading":
      return <CentredSpinner className="min-h-dvh" />;
    case "over":
      return <DemoOver unsent={readUnsentText(conversationId)} />;
    case "failed":
      return (
        <ErrorState
          title={failed}
          message={describeError(demo.error)}
          onRetry={demo.retry}
          isRetrying={demo.isRetrying}
          className="m-auto"
        />
      );
    case "open":
      return <DemoRoom {...{ conversationId }} {...demo} />;
  }
}
