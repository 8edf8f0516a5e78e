/**
 * The main journeys in WebKit's GTK port, over the site as built for the tests.
 */
import { testJourneys } from './journeys';
import { startWebKitEngine } from './webkit';

jest.setTimeout(150_000);
testJourneys(startWebKitEngine);
