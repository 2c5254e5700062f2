import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const MessageList = late(() => import('./MessageList.tsx').then((m) => m.MessageList), {
  waiting: (
    <Card>
      <SkeletonRows rows={8} />
    </Card>
  ),
});

/** What the portal sends: what becomes of each message, why it failed, and the way to send it again. */
export function MessagesPage() {
  return (
    <>
      <PageHeader title={say(common.messages)} intro={say(texts.messagesIntro)} />
      <MessageList />
    </>
  );
}
