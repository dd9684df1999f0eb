// In this order: CommonJS add-ons of Nest which come first otherwise fail in a require cycle.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';

if (process.env.RECORD_STATEMENTS) await import('./record-statements.mjs');
