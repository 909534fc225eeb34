import * as messages from '@messages/app/ui';

/** "3:30 pm" for 15:30. */
export function timeLabel(time: string): string {
  const [hour = '', minutes = ''] = time.split(':');
  return messages.timeOfDay(Number(hour) % 12 || 12, minutes, Number(hour) < 12);
}
