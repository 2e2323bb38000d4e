import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import type { PreviewQuestion } from "../contract/index.ts";
import { PreviewResult } from "./preview-result.tsx";
import type { Scope } from "./scope.ts";

const example = "Please draft a reply to ada@example.com, or call +44 20 7946 0958.";

/** Shows what a model would be told of an example message. Nothing is sent. */
export function PreviewPanel({ scope }: { scope: Scope }) {
  const me = apiQuery.useQuery("get", "/api/v1/me");
  const models = apiQuery.useQuery("get", "/api/v1/models");
  const [message, setMessage] = useState(example);
  const [chosenModel, setChosenModel] = useState<string>();
  const [chosenWorkspace, setChosenWorkspace] = useState<string>();
  const { items = [] } = models.data ?? {};
  const { workspaces = [], workspaceId } = me.data ?? {};
  const modelId = chosenModel ?? items[0]?.id ?? "builtin";
  const inWorkspace = chosenWorkspace ?? workspaceId ?? "";
  const preview = useMutation({
    mutationFn: (question: PreviewQuestion) => scope.preview(question, inWorkspace),
  });
  return (
    <Panel
      title="Preview"
      description="What a model would be told if this message began a conversation. Nothing is sent or stored."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
          if (message.trim()) preview.mutate({ modelId, message, timeZone });
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Model"
            options={items.map(({ id, label, provider }) => ({
              value: id,
              label: id === "builtin" ? label : `${label} (${provider})`,
            }))}
            value={modelId}
            onChange={setChosenModel}
          />
          {scope.key === "installation" && workspaces.length > 1 && (
            <Select
              label="Workspace"
              options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
              value={inWorkspace}
              onChange={setChosenWorkspace}
            />
          )}
        </div>
        <TextArea
          label="Example message"
          maxLength={20_000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div>
          <Button type="submit" busy={preview.isPending} disabled={!message.trim() || !workspaceId}>
            Show what would be sent
          </Button>
        </div>
      </form>
      {preview.error && (
        <Banner tone="bad" className="mt-4">
          {describeError(preview.error)}
        </Banner>
      )}
      {preview.data && <PreviewResult preview={preview.data} />}
    </Panel>
  );
}
