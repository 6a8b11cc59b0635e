import { Button } from '@mantine/core';
import { useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { requestsText } from '../../../../content/admin/requests.ts';
import {
  convertRequest,
  getClient,
  getRequest,
  linkRequest,
  type RequestItem,
  type SeenRequest,
  useLive,
} from '../../../../data/index.ts';
import { isConvertible } from '../../../../domain/leads/request-status.ts';
import type { ClientRow } from '../../../../domain/rows.generated.ts';
import {
  type DialogRoute,
  useDialogRoute,
  useRouteParams,
} from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { EntityForm } from '../../../components/forms/entity-form.tsx';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { Message } from '../../../components/list/message.tsx';
import { useRuntime } from '../../../runtime.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { requestParameters } from '../request-params.ts';
import { ConvertFields } from './convert-fields.tsx';
import {
  CONVERT_FIELDS,
  conversionOf,
  type ConvertValues,
  convertValues,
  PLANNED,
} from './convert-values.ts';
import { type KnownClient, KnownClients, useKnownClients } from './known-clients.tsx';

const text = conversionText;

/** Makes a client of the request the address names, or links it to a client that is known already. */
export function ConvertDialog() {
  const route = useDialogRoute();
  const { db } = useRuntime();
  const { request_kind: table, request_id: id } = useRouteParams(requestParameters);
  const found = useLive(async () => {
    const request = await getRequest(db, table, id);
    const client = request?.client_id ? await getClient(db, request.client_id) : null;
    return { request, client };
  }, [db, table, id]);
  const request = found?.request ?? null;
  const title = request === null ? requestsText.detail.missing_title : text.title(request.name);
  if (found === undefined) return null;
  return (
    <FormDialog route={route} title={title}>
      {request === null || !isConvertible(request.table) ? (
        <RowNotFound
          title={requestsText.detail.missing_title}
          text={requestsText.detail.missing_text}
          close={generalText.close}
          onClose={route.close}
        />
      ) : (
        <Conversion
          key={request.id}
          request={request}
          seen={{
            table: request.table,
            id,
            base_rev: request.rev,
            seen: { status: request.stored_status, client_id: request.client_id },
          }}
          client={found.client}
          route={route}
        />
      )}
    </FormDialog>
  );
}

interface ConversionProps {
  readonly request: RequestItem;
  readonly seen: SeenRequest;
  /** The client it has by now. */
  readonly client: ClientRow | null;
  readonly route: DialogRoute;
}

function Conversion({ request, seen: seen_now, client, route }: ConversionProps) {
  const { db } = useRuntime();
  const command = useCommand();
  // What the person saw when the dialog opened.
  const [seen] = useState(seen_now);
  const [is_new, setNew] = useState(false);
  const [is_saving, setSaving] = useState(false);
  const known = useKnownClients(request);
  const link = async ({ id, name }: ClientRow) => {
    setSaving(true);
    const done = await command(() => linkRequest(db, seen, id), {
      success: text.linked(name),
      failure: text.link_failure,
    });
    if (done.ok) route.close();
    else setSaving(false);
  };
  // What this dialog saves itself is no news in it.
  if (client !== null && !is_saving)
    return (
      <Message
        title={text.has_client_title}
        action={
          <Button size="md" variant="default" onClick={route.close}>
            {text.back}
          </Button>
        }
      >
        {text.has_client_text(client.name)}
      </Message>
    );
  if (known === undefined) return null;
  if (known.length > 0 && !is_new)
    return (
      <KnownClients
        known={known}
        busy={is_saving}
        onLink={(one) => void link(one)}
        onNew={() => setNew(true)}
      />
    );
  return (
    <EntityForm
      fields={CONVERT_FIELDS}
      draft_key={`request:convert:${request.table}:${request.id}`}
      start={{ values: convertValues(request), rev: null, seen: {} }}
      save={async ({ values, draft_key }) => {
        setSaving(true);
        const done = await convertRequest(db, seen, conversionOf(values), draft_key);
        if (!done.ok) setSaving(false);
        return done;
      }}
      words={{ submit: text.save, success: text.converted(request.name), failure: text.failure }}
      onClose={route.close}
    >
      {(form) => (
        <>
          <FoundWhileTyping
            values={form.values}
            known={known}
            busy={is_saving}
            onLink={(one) => void link(one)}
          />
          <ConvertFields form={form} />
          {request.has_attachment && (
            <p>{form.values.plan === PLANNED ? text.form.photos_along : text.form.files_stay}</p>
          )}
        </>
      )}
    </EntityForm>
  );
}

/** Clients like what was typed, other than those the person was shown already. */
function FoundWhileTyping({
  values: { email, phone },
  known,
  ...rest
}: {
  readonly values: Pick<ConvertValues, 'email' | 'phone'>;
  readonly known: readonly KnownClient[];
  readonly busy: boolean;
  readonly onLink: (client: ClientRow) => void;
}) {
  const shown = new Set(known.map(({ client }) => client.id));
  const found = (useKnownClients({ email, phone }) ?? []).filter(({ client }) => !shown.has(client.id));
  return (
    <div aria-live="polite">{found.length > 0 && <KnownClients known={found} onNew={null} {...rest} />}</div>
  );
}
