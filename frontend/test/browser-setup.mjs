import { configure } from '@testing-library/react';

// How long specs wait for what should appear, at most: a busy machine may need more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
