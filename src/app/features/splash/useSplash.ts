import * as messages from '@messages/app/splash';
import { useEffect, useMemo, useState } from 'react';
import { splashEnded } from '../../flow/splashSlice';
import { useMachine } from '../../flow/useMachine';
import { sessionStore } from '../../platform/storage';
import { splashMachine, splashTimes } from './splashMachine';
import { useAppDispatch } from '../../session/storeHooks';

/** "Good morning" until noon, "Good afternoon" until five, "Good evening" after. */
export function greetingAt(hour: number): string {
  return hour < 12 ? messages.goodMorning : hour < 17 ? messages.goodAfternoon : messages.goodEvening;
}

/** How long the splash screen has been visible: since the browser first painted the server's page. */
function seenFor(): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return painted === undefined ? 0 : performance.now() - painted;
}

const curtainIsDown = () => document.documentElement.dataset.splash === 'on';

/**
 * Runs the machine in step with the splash screen that the server rendered, and sets `splashSlice` when it has ended.
 */
export function useSplash() {
  const machine = useMemo(() => {
    const until = (time: number) => () => Math.max(0, time - seenFor());
    return splashMachine.provide({
      delays: {
        untilGreeting: until(splashTimes.greeting),
        untilLift: until(splashTimes.lift),
        untilLifted: until(splashTimes.lifted),
      },
    });
  }, []);
  const [snapshot, send] = useMachine(machine);
  const dispatch = useAppDispatch();
  const [greeting, setGreeting] = useState(messages.welcome);
  const gone = snapshot.value === 'gone';

  useEffect(() => {
    setGreeting(greetingAt(new Date().getHours()));
    if (!curtainIsDown()) send({ type: 'SKIPPED' });
    const skip = () => send({ type: 'SKIPPED' });
    window.addEventListener('keydown', skip);
    return () => window.removeEventListener('keydown', skip);
  }, [send]);

  useEffect(() => {
    if (!gone) return;
    sessionStore.write('splash', 'seen');
    delete document.documentElement.dataset.splash;
    dispatch(splashEnded());
  }, [gone, dispatch]);

  return { gone, greeting, skip: () => send({ type: 'SKIPPED' }) };
}
