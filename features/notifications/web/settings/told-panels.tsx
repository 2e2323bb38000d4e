import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { settingsTexts } from "../texts/settings-texts.ts";
import { DigestPanel } from "./digest-panel.tsx";
import { KindsPanel } from "./kinds-panel.tsx";
import { useNotificationSettings } from "./use-notification-settings.ts";

/** What the person is told in this workspace, where, and when. Every choice is stored at once. */
export function ToldPanels() {
  const words = useTexts(settingsTexts);
  const { settings, failure, change } = useNotificationSettings();
  const { data } = settings;
  if (settings.isPending) return <Skeleton className="h-[48rem] w-full" />;
  if (!data)
    return (
      <ErrorState
        title={words.notLoaded}
        message={settings.error ? describeError(settings.error) : undefined}
        isRetrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  return (
    <>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {words.notStored} {describeError(failure)}
        </p>
      )}
      <KindsPanel
        ways={data.ways}
        onChoose={(kind, way) => change({ ways: { ...data.ways, [kind]: way } })}
      />
      <DigestPanel settings={data} onChange={change} />
    </>
  );
}
