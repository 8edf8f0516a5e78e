/**
 * The main journeys in the system's Firefox, over the site as built for the tests.
 */
import { testJourneys } from './journeys';
import { startFirefox } from './firefox';

jest.setTimeout(150_000);
testJourneys(startFirefox);
