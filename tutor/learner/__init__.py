"""What is known of a learner: what he seems to believe, what he has shown, what is due."""
